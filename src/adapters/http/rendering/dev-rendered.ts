/** Sent by each document that is shown, with the time at which its rendering began. */
export const RENDERED = "site:rendered";

/**
 * A script by which a document says from when it is: it may have missed the message of a change, as one that was still loading.
 *
 * @param startedAt - When its rendering began, in milliseconds of Unix time.
 */
export function reportRendered(startedAt: number): string {
  return `<script type="module">
import { createHotContext } from "/@vite/client";
createHotContext("/document").send("${RENDERED}", ${startedAt});
</script>
`;
}
