/** The sign-up form and its answers. */
export const newsletter = {};
