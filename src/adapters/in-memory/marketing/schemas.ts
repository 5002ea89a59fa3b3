import { z } from "zod";
import { timestamp } from "./service-call.ts";
import { timeOf } from "./timestamps.ts";

/** Required text: not missing and not empty. */
export const filled = z.string().trim().min(1, "This value should not be blank.");

/** A date from a caller, converted to the format of responses. Empty text means no date. */
export const dateTime = z
  .string()
  .refine((text) => text === "" || !Number.isNaN(timeOf(text)), "Please enter a valid date.")
  .transform((text) => (text === "" ? "" : timestamp(timeOf(text))));
