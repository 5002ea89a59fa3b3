// The styles of all components. A separate module, since the build puts the results of a glob before all other imports.
import.meta.glob(["../*/**/*.css.ts", "!./*.css.ts"], { eager: true });
