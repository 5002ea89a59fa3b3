import { z } from "zod";
import { timestamp } from "./service-call.ts";
import { timeOf } from "./timestamps.ts";

/** Text that a body must hold: not absent, not empty. */
export const filled = z.string().trim().min(1, "This value should not be blank.");

/** A moment as callers write it, read as the service answers it; empty text is no moment. */
export const dateTime = z
  .string()
  .refine((text) => text === "" || !Number.isNaN(timeOf(text)), "Please enter a valid date.")
  .transform((text) => (text === "" ? "" : timestamp(timeOf(text))));
