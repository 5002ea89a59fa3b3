import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sandboxVariables } from "../../../sandbox/environment.ts";
import { siteVariables } from "../../../src/composition/environment.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { describeVariables, readVariables } from "../../../src/environment/variables.ts";
import serverBuild from "../../../vite.server.config.ts";
import { at, ROOT, readYaml, textsAt } from "./manifests.ts";

const BASE = "ops/kubernetes/base";
const OVERLAY = "ops/kubernetes/overlays/example";
const DOCKERFILE = join(ROOT, "Dockerfile");

const manifest = (name: string) => readYaml(`${BASE}/${name}.yaml`);
const base = manifest("kustomization");
const overlay = readYaml(`${OVERLAY}/kustomization.yaml`);
const maps = [at(base, "configMapGenerator.0"), at(overlay, "configMapGenerator.0")];
const deployment = manifest("deployment");
const pod = at(deployment, "spec.template.spec");
const container = at(pod, "containers.0");

/** Variables in a secret of the cluster, which the manifests do not contain. */
const SECRETS = { ESP_API_KEY: "key-us19" };
const environment = Object.fromEntries(
  textsAt(maps, "*.literals.*").map((literal): [string, string] => {
    const [name = "", ...value] = literal.split("=");
    return [name, value.join("=")];
  }),
);
const config = readConfig({ ...environment, ...SECRETS });

describe("the Kubernetes manifests", () => {
  it("include all files", () => {
    const files = readdirSync(join(ROOT, BASE)).filter((file) => file !== "kustomization.yaml");
    expect(textsAt(base, "resources").toSorted()).toEqual(files.toSorted());
    expect(textsAt(overlay, "resources").map((path) => join(OVERLAY, path))).toEqual([BASE]);
  });

  it.each([
    ["deployment", "spec.selector.matchLabels"],
    ["deployment", "spec.template.spec.topologySpreadConstraints.0.labelSelector.matchLabels"],
    ["deployment", "spec.template.spec.topologySpreadConstraints.1.labelSelector.matchLabels"],
    ["service", "spec.selector"],
    ["disruption-budget", "spec.selector.matchLabels"],
    ["network-policy", "spec.podSelector.matchLabels"],
  ])("select the pods: %s, %s", (name, path) => {
    const labels = at(deployment, "spec.template.metadata.labels");
    expect(labels).toEqual({ "app.kubernetes.io/name": expect.any(String) });
    expect(at(manifest(name), path)).toEqual(labels);
  });

  it("have matching names", () => {
    const scaled = { kind: "Deployment", name: at(deployment, "metadata.name") };
    expect(at(manifest("autoscaler"), "spec")).toMatchObject({ scaleTargetRef: scaled });
    const service = manifest("service");
    const backends = at(manifest("ingress"), "spec.rules.*.http.paths.*.backend.service");
    const [port] = textsAt(service, "spec.ports.*.name");
    expect(backends).toEqual([{ name: at(service, "metadata.name"), port: { name: port } }]);
    expect(at(overlay, "images.*.name")).toEqual([at(container, "image")]);
    const map = at(container, "envFrom.0.configMapRef.name");
    expect(at(maps, "*.name")).toEqual([map, map]);
  });

  it("use the ports of the site", () => {
    expect(config.host).toBe("0.0.0.0");
    expect(at(container, "ports")).toMatchObject([
      { name: "http", containerPort: config.port },
      { name: "metrics", containerPort: config.metrics?.port },
    ]);
    const probes = ["startupProbe", "livenessProbe", "readinessProbe"].map((name) => at(container, name));
    const asked = [
      ...textsAt(manifest("service"), "spec.ports.*.targetPort"),
      ...textsAt(manifest("network-policy"), "spec.ingress.*.ports.*.port"),
      ...textsAt(probes, "*.httpGet.port"),
    ];
    expect(["http", "metrics"]).toEqual(expect.arrayContaining(asked));
    // A stopping process is alive, but not ready.
    expect(at(probes, "*.httpGet.path")).toEqual(["/healthz", "/healthz", "/readyz"]);
  });

  it("set existing variables, and no secrets", () => {
    const isSecret = new Map(describeVariables(siteVariables).map(({ name, secret }) => [name, secret]));
    for (const name of Object.keys(environment)) expect(isSecret.get(name), name).toBe(false);
    const text = readFileSync(join(ROOT, BASE, "deployment.yaml"), "utf8");
    const named = [...text.matchAll(/\b[A-Z]{2,}_[A-Z_]+\b/g)].map(([name]) => name);
    expect(Object.keys(siteVariables.shape)).toEqual(expect.arrayContaining(named));
  });

  it("leave enough time for shutdown, and start one process before stopping the next", () => {
    const { drainSeconds } = config;
    const seconds = (of: unknown, path: string) => Number(at(of, path));
    const probing = seconds(container, "readinessProbe.periodSeconds");
    const lastRequests = 10;
    const failures = seconds(container, "readinessProbe.failureThreshold");
    expect(drainSeconds).toBeGreaterThanOrEqual(2 * probing * failures);
    const ends = seconds(pod, "terminationGracePeriodSeconds");
    expect(ends).toBeGreaterThanOrEqual(drainSeconds + lastRequests + 5);
    const rollingUpdate = { maxSurge: 1, maxUnavailable: 0 };
    expect(at(deployment, "spec.strategy.rollingUpdate")).toEqual(rollingUpdate);
    expect(at(manifest("autoscaler"), "spec.minReplicas")).toBeGreaterThanOrEqual(2);
    expect(at(manifest("disruption-budget"), "spec.maxUnavailable")).toBeGreaterThanOrEqual(1);
  });

  it("route a visitor to the same process during a deployment, without a cookie", () => {
    const annotations = { "nginx.ingress.kubernetes.io/upstream-hash-by": "$remote_addr" };
    expect(at(manifest("ingress"), "metadata.annotations")).toEqual(annotations);
  });

  it("start no pod whose sign-ups or ledger of alerts would be lost with its volume", () => {
    const required = textsAt(container, "env.*.name");
    const name = at(container, "envFrom.1.secretRef.name");
    // With `optional`, a pod would start without it.
    const references = required.map((key) => ({ secretKeyRef: { name, key } }));
    expect(at(container, "env.*.valueFrom")).toEqual(references);
    const given = required.map((key) => [key, key === "REDIS_URL" ? "redis://redis:6379" : "key-us19"]);
    const started = readConfig({ ...environment, ...Object.fromEntries(given) });
    expect([started.newsletter.to, started.redisUrl]).toEqual(["provider", "redis://redis:6379"]);
  });

  it("allow no privileges, and writing only to volumes", () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
    });
    expect(at(container, "securityContext")).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    const volumes = textsAt(pod, "volumes.*.name");
    expect(at(pod, "volumes.*.emptyDir.sizeLimit")).toEqual(volumes.map(() => expect.any(String)));
    expect(textsAt(container, "volumeMounts.*.name").toSorted()).toEqual(volumes.toSorted());
    expect(textsAt(container, "volumeMounts.*.mountPath")).toContain(config.dataFolder);
  });

  it.skipIf(!existsSync(DOCKERFILE))("run as the user that the image names, who is not root", () => {
    const user = `${at(pod, "securityContext.runAsUser")}:${at(pod, "securityContext.runAsGroup")}`;
    const users = [...readFileSync(DOCKERFILE, "utf8").matchAll(/^USER (.+)$/gm)];
    expect(users.at(-1)?.[1]).toBe(user);
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

describe("the image", () => {
  const lines = (file: string) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));

  it.skipIf(!existsSync(DOCKERFILE))("is made of nothing that is no part of the project", () => {
    const excluded = new Set(lines(".dockerignore").map((line) => line.replace(/^\*\*\//, "")));
    const generated = (path: string) => /^(?:content|packages|src)\//.test(path);
    const ignored = lines(".gitignore").map((line) => line.replace(/^\/|\/$/g, ""));
    expect(ignored.filter((path) => !generated(path) && !excluded.has(path))).toEqual([]);
    expect([...excluded]).toEqual(
      expect.arrayContaining([".env", ".env.*", "*.sqlite", "*.sqlite-*", "data"]),
    );
  });

  it.skipIf(!existsSync(DOCKERFILE))("checks its health past the proxy for calls to other services", () => {
    const checks = [
      /^HEALTHCHECK .*\n.*$/m.exec(readFileSync(DOCKERFILE, "utf8"))?.[0],
      ...[...readFileSync(join(ROOT, "compose.yaml"), "utf8").matchAll(/^ +test: .*fetch.*$/gm)].map(
        ([test]) => test,
      ),
    ];
    expect(checks).toHaveLength(2);
    for (const check of checks) expect(check).toContain("--no-use-env-proxy");
  });
});

const texts = z.record(z.string(), z.string()).default({});
const list = z.array(z.string()).default([]);
const lists = { depends_on: list, command: list, ports: list, volumes: list };
const service = z.looseObject({ build: z.string().optional(), environment: texts, ...lists });
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const { services, volumes } = compose.parse(readYaml("compose.yaml"));
const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
const sites = ours.filter(([, { command }]) => command.length === 0);
const sandbox = services.sandbox;

describe("the services in compose.yaml", () => {
  it("are two processes of the site and what they depend on", () => {
    expect(sites.map(([name]) => name)).toEqual(["site", "site-2"]);
    const needed = sites.flatMap(([, site]) => site.depends_on);
    expect(new Set(needed)).toEqual(new Set(["sandbox", "redis"]));
    for (const name of needed) expect(services[name], name).toBeDefined();
    const program = parse(sandbox?.command[1] ?? "");
    const rolldownOptions = { input: { [program.name]: expect.any(String) } };
    expect(serverBuild.build).toMatchObject({ outDir: program.dir, rolldownOptions });
  });

  it("set valid values for existing variables", () => {
    for (const [, site] of sites) {
      const names = Object.keys(site.environment);
      expect(names.filter((name) => !(name in siteVariables.shape))).toEqual([]);
      expect(readConfig(site.environment)).toMatchObject({ redisUrl: "redis://redis:6379" });
    }
    const given = sandbox?.environment ?? {};
    expect(Object.keys(given).filter((name) => !(name in sandboxVariables.shape))).toEqual([]);
    expect(readVariables(sandboxVariables, given).PORT).toBe(3001);
  });

  it("keep the ledger of alerts: in a Redis that stores it, and in a data folder for each process", () => {
    expect(services.redis?.command.join(" ")).toContain("--appendonly yes");
    const kept = ["site", "site-2", "redis"].flatMap((name) => services[name]?.volumes);
    expect(kept).toEqual(Object.keys(volumes).map((name) => `${name}:/data`));
  });

  it("share a secret, and are reachable from this machine only", () => {
    for (const [, site] of sites) {
      expect(site.environment.CONTENT_WEBHOOK_SECRET).toBe(sandbox?.environment.SANDBOX_WEBHOOK_SECRET);
    }
    const ports = Object.values(services).flatMap((each) => each.ports);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
