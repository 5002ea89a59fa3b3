import { z } from "zod";

/** Text that a body must hold: not absent, not empty. */
export const filled = z.string().trim().min(1, "This value should not be blank.");
