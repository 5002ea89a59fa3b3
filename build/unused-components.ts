import type { Plugin } from "vite";

/** Lets the bundler leave out components of the router that the site does not use: their names for developers kept them. */
export function unusedComponents(): Plugin {
  return {
    name: "unused-components",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, "")
          .replaceAll(/(?<== )(?=React\w*\.(?:forwardRef|createContext|memo)\()/g, "/* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}
