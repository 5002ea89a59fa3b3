import { ForbiddenError, PrismicError } from "@prismicio/client";
import { z } from "zod";
import { cut } from "../../src/domain/text/cut.ts";
import { CommandError } from "../command-line.ts";

const errorSchema = z.object({ message: z.string().optional(), details: z.unknown() });

/** The upload failed; the message says where and why. */
export class UploadError extends CommandError {}

/** Describes a failure in one line, with the service's error message. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof PrismicError) {
    // The content API responds with text, the others with JSON that contains a message and sometimes details.
    const { response } = failure;
    const { message = failure.message, details = typeof response === "string" ? response : undefined } =
      errorSchema.safeParse(response).data ?? {};
    const more = details === undefined ? "" : `: ${cut(JSON.stringify(details), 500)}`;
    const hint = failure instanceof ForbiddenError ? " (is the token one of this repository?)" : "";
    return `${message}${more}${hint}`;
  }
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === "TimeoutError") return "the service did not respond in time";
  const { cause } = failure;
  return cause instanceof Error && cause.message !== ""
    ? `${failure.message}: ${cause.message}`
    : failure.message;
}
