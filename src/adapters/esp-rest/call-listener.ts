/** Calls a function of the caller's. What it throws is reported as a warning: the call goes on, as it does without it. */
export function callListener<T>(listener: ((value: T) => void) | undefined, value: T): void {
  try {
    listener?.(value);
  } catch (error) {
    const warning = error instanceof Error ? error : String(error);
    // Where there is no process (in browsers and Workers), an unhandled rejection is what is reported and ends nothing.
    if ("process" in globalThis && "emitWarning" in process) process.emitWarning(warning);
    else void Promise.reject(warning);
  }
}
