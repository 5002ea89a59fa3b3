import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** The markup of an element. In development, the stack of an error also has the components that were being rendered. */
export async function renderedMarkup(element: ReactElement): Promise<string> {
  try {
    return renderToString(element);
  } catch (error) {
    if (import.meta.env.DEV && error instanceof Error) {
      // What React itself throws has no call of the project in it.
      const components = await failingComponents(element);
      error.stack = `${error.stack ?? error.message}${components}`;
    }
    throw error;
  }
}

/** The components around the first error of an element, which React only says while it streams. */
function failingComponents(element: ReactElement): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  renderToPipeableStream(element, {
    onError: (_, { componentStack }) => resolve(componentStack ?? ""),
    onAllReady: () => resolve(""),
  });
  return promise;
}
