// React takes four times as long in development. It is loaded once for all files of a worker, as what it is at that moment.
const { NODE_ENV = "test" } = process.env;
process.env.NODE_ENV = "production";
await import("react/jsx-runtime");
await import("react-dom/server");
process.env.NODE_ENV = NODE_ENV;
