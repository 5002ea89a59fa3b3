import { CustomTypeModelSchema, SharedSliceModelSchema } from "@prismicio/types-internal/zod4";
import { contentTypes, modelsIn } from "../../scripts/content-types/files.ts";
import type { Finding } from "../findings.ts";
import { staleFiles } from "../stale-files.ts";

/** The used part of the vendor's schemas. */
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

/** Validates the content models with the vendor's schemas, and checks that their generated types are current. */
export function checkModels(root: string): readonly Finding[] {
  const invalid = KINDS.flatMap(({ folder, file, schema }) =>
    modelsIn<{ readonly id: string }>(root, folder, file).flatMap((model) =>
      findingsOf(`content/${folder} ${model.id}`, model, schema),
    ),
  );
  const origin = { source: "the models say", command: "npm run content:types" };
  return [...invalid, ...staleFiles(root, contentTypes(root), origin)];
}

/** The validation errors of a model. */
export function findingsOf(place: string, model: unknown, schema: Schema): readonly Finding[] {
  const issues = schema.safeParse(model).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    place: `${place}:`,
    problem: `${path.map(String).join(".")}: ${message}`,
  }));
}
