// The styles of all components. A module of its own, since the build puts what a pattern finds before all other imports.
import.meta.glob(["../*/**/*.css.ts", "!./print.css.ts"], { eager: true });
