import { CustomTypeModelSchema, SharedSliceModelSchema } from "@prismicio/types-internal/zod4";
import { contentTypes, modelsIn } from "../../scripts/content-types/files.ts";
import type { Finding } from "../findings.ts";
import { staleFiles } from "../stale-files.ts";

/** As much of a schema of the vendor's as is needed. */
interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

const KINDS = [
  { folder: "customtypes", file: "index.json", schema: CustomTypeModelSchema },
  { folder: "slices", file: "model.json", schema: SharedSliceModelSchema },
] as const satisfies readonly { folder: string; file: string; schema: Schema }[];

/** Checks the content models below `root` with the vendor's own schemas, and that their generated types are fresh. */
export function checkModels(root: string): readonly Finding[] {
  const invalid = KINDS.flatMap(({ folder, file, schema }) =>
    modelsIn<{ readonly id: string }>(root, folder, file).flatMap((model) =>
      findingsOf(`content/${folder} ${model.id}`, model, schema),
    ),
  );
  const origin = { source: "the models say", command: "npm run content:types" };
  return [...invalid, ...staleFiles(root, contentTypes(root), origin)];
}

/** What the vendor's schema has to say of a model. */
export function findingsOf(place: string, model: unknown, schema: Schema): readonly Finding[] {
  const issues = schema.safeParse(model).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    place: `${place}:`,
    problem: `${path.map(String).join(".")}: ${message}`,
  }));
}
