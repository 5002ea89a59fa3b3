import { revalidateTag } from "next/cache";

export function POST() {
  revalidateTag("prismic", "max");
  return Response.json({ revalidated: true });
}
