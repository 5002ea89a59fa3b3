/** Whether the visitor has switched on the browser's data saver. */
export function prefersReducedData(): boolean {
  const connection = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
