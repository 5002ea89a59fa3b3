import { type ImageWork, transformed } from "./image-transform.ts";

// What `image-renderer.ts` starts: encodes one image after the other, and ends with its parent.

process.on("message", async ({ id, ...work }: ImageWork & { readonly id: number }) => {
  try {
    process.send?.({ id, image: await transformed(work) });
  } catch (error) {
    process.send?.({ id, error });
  }
});
process.on("disconnect", () => process.exit());
