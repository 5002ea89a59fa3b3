import type { z } from "zod";
import type { PublishReport } from "../../src/domain/report/publish-report.ts";
import { type ContentDocument, editablePart, versionOf } from "./document.ts";
import type { draftSchema, translationSchema } from "./editor-schemas.ts";
import { Problem } from "./errors.ts";
import { newDocuments } from "./new-documents.ts";
import type { Preview } from "./previews.ts";
import type { Service } from "./service.ts";
import type { Publication } from "./store.ts";
import type { Delivery } from "./webhook.ts";

export interface PreviewLinks extends Preview {
  /** Address of the editor's preview button. */
  readonly url: string;
  /** Value of the toolbar's cookie `io.prismic.preview`, before URL encoding. */
  readonly cookie: string;
  /** A link that opens the site with this cookie. */
  readonly shareUrl: string;
}

/** The addresses of the editor and the website for a request. */
export interface RequestAddresses {
  readonly editorUrl: string;
  readonly siteUrl: string;
}

/** The result of a publish, with the response to its webhook. */
export interface Published extends Publication {
  readonly webhook: Delivery | undefined;
  /** What the website says is wrong: what it does not show, and what to do. */
  readonly problem: string | undefined;
  /** What the publish has done; `undefined` without a website, or if that cannot read it. */
  readonly report: PublishReport | undefined;
}

export type EditorActions = ReturnType<typeof editorActions>;

/** All actions of an editor, for the API and the page. */
export function editorActions({ store, webhook, askSite }: Service) {
  const { checkUid, ...documents } = newDocuments(store);
  /** A document with its draft. */
  const open = (id: string): ContentDocument => {
    const found = store.open(id);
    if (!found) throw new Problem(404, "Document not found", `There is no document with the id ${id}.`);
    return found.document;
  };
  const previewLinks = (preview: Preview, here: RequestAddresses, documentId?: string): PreviewLinks => {
    const { id, token } = preview;
    const { host } = new URL(store.previewHost);
    const query = new URLSearchParams({ token, ...(documentId !== undefined && { documentId }) });
    return {
      ...preview,
      url: `${here.siteUrl}/api/preview?${query}`,
      cookie: JSON.stringify({ _tracker: "sandbox", [host]: { preview: token } }),
      shareUrl: `${here.editorUrl}/share/${id}`,
    };
  };
  return {
    create: documents.create,
    /** Adds a copy of a document in a language that it does not have, as a draft, which is paired with it. */
    translate: (id: string, input: z.output<typeof translationSchema>) =>
      documents.translate(open(id), input),
    /**
     * Changes a document, as a draft. Fields that are not given stay unchanged. A change of `version` is rejected if
     * another editor has saved since that was loaded. Default: any version.
     */
    change(id: string, input: z.output<typeof draftSchema>, version?: string): ContentDocument {
      const current = open(id);
      if (version !== undefined && version !== versionOf(current)) throw changedMeanwhile(current, input);
      const { uid = current.uid, lang = current.lang, tags = current.tags, data } = input;
      if (lang !== current.lang)
        throw new Problem(409, "Language stays", "A document stays in its language: add a translation.", {
          field: "lang",
        });
      checkUid(current.type, lang, uid, id);
      const draft = { ...current, uid, tags, data };
      return store.saveDraft(draft);
    },
    open,
    /** Deletes a document, as a draft. */
    remove(id: string): void {
      open(id);
      store.deleteDraft(id);
    },
    /** Discards a draft. */
    discard(id: string): void {
      if (!store.discardDraft(id))
        throw new Problem(404, "No draft", `The document ${id} has no unpublished change.`);
    },
    /** Publishes drafts: those with the given ids, or all. */
    async publish(ids: readonly string[] | undefined, apiUrl: string): Promise<Published> {
      const publication = store.publish(ids);
      if (!publication) throw new Problem(409, "Nothing to publish", "There is no unpublished change.");
      const delivery = await webhook.announce(publication, apiUrl);
      const answered = delivery && "problem" in delivery ? delivery.problem : undefined;
      const { problem, report } = (await askSite?.()) ?? { problem: undefined, report: undefined };
      return { ...publication, webhook: delivery, problem: problem ?? answered, report };
    },
    /** Starts a preview of the drafts, at a document or at the home page. */
    preview: (here: RequestAddresses, documentId?: string) =>
      previewLinks(store.createPreview(), here, documentId),
    previewLinks,
  };
}

function changedMeanwhile(current: ContentDocument, input: z.output<typeof draftSchema>): Problem {
  const saved = editablePart(current);
  const message = "differs from what was saved meanwhile";
  const issues = differences(saved, { ...saved, ...input }).map(({ field: path }) => ({ path, message }));
  const detail = "Somebody has saved this document since you opened it.";
  return new Problem(412, "Changed meanwhile", detail, { issues });
}

/** A field with different values. */
export interface Difference {
  readonly field: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** All differences of two values, by their innermost fields. */
export function differences(theirs: unknown, mine: unknown, field = ""): Difference[] {
  if (JSON.stringify(theirs) === JSON.stringify(mine)) return [];
  if (!isComposite(theirs) || !isComposite(mine)) return [{ field, theirs, mine }];
  const left = new Map(Object.entries(theirs));
  const right = new Map(Object.entries(mine));
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].flatMap((name) =>
    differences(left.get(name), right.get(name), field === "" ? name : `${field}.${name}`),
  );
}

/** Whether a value contains other values. */
function isComposite(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
