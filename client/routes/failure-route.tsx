import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";
import { failureHead } from "../head.ts";
import { useHead } from "../use-head.ts";
import { FailurePage } from "./failure-page.tsx";

/** The failure page, with its own title. */
export function FailureRoute({ failure }: { readonly failure: PageFailure }) {
  useHead(failureHead(failure));
  return <FailurePage failure={failure} />;
}
