import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/composition/config.ts";
import { siteVariables } from "../../../src/composition/environment.ts";
import { describeVariables } from "../../../src/environment/variables.ts";
import * as manifests from "./manifests.ts";

const BASE = "ops/kubernetes/base";
const OVERLAY = "ops/kubernetes/overlays/example";
const { ROOT, readYaml } = manifests;
const DOCKERFILE = join(ROOT, "Dockerfile");

const base = readYaml(`${BASE}/kustomization.yaml`, manifests.kustomization);
const overlay = readYaml(`${OVERLAY}/kustomization.yaml`, manifests.kustomization);
const deployment = readYaml(`${BASE}/deployment.yaml`, manifests.deployment);
const service = readYaml(`${BASE}/service.yaml`, manifests.service);
const autoscaler = readYaml(`${BASE}/autoscaler.yaml`, manifests.autoscaler);
const budget = readYaml(`${BASE}/disruption-budget.yaml`, manifests.disruptionBudget);
const ingress = readYaml(`${BASE}/ingress.yaml`, manifests.ingress);
const policy = readYaml(`${BASE}/network-policy.yaml`, manifests.networkPolicy);

const pod = deployment.spec.template.spec;
const [container] = pod.containers;
const literals = [...base.configMapGenerator, ...overlay.configMapGenerator].flatMap((map) => map.literals);
/** Variables in a secret of the cluster, which the manifests do not contain. */
const SECRETS = { ESP_API_KEY: "key-us19" };
const environment = Object.fromEntries(
  literals.map((literal): [string, string] => {
    const [name = "", ...value] = literal.split("=");
    return [name, value.join("=")];
  }),
);
const portNamed = (name: string) => container.ports.find((port) => port.name === name)?.containerPort;

describe("the Kubernetes manifests", () => {
  it("include all files", () => {
    const files = readdirSync(join(ROOT, BASE)).filter((file) => file !== "kustomization.yaml");
    expect([...base.resources].sort()).toEqual(files.sort());
    expect(overlay.resources.map((path) => join(OVERLAY, path))).toEqual([BASE]);
  });

  it("have matching names", () => {
    const labels = deployment.spec.template.metadata.labels;
    const { name } = deployment.metadata;
    for (const selected of [
      deployment.spec.selector.matchLabels,
      service.spec.selector,
      budget.spec.selector.matchLabels,
      policy.spec.podSelector.matchLabels,
      ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
    ]) {
      expect(selected).toEqual(labels);
    }
    expect(autoscaler.spec.scaleTargetRef).toMatchObject({ kind: "Deployment", name });
    const backends = ingress.spec.rules.flatMap(({ http }) =>
      http.paths.map(({ backend }) => backend.service),
    );
    for (const backend of backends) {
      expect(backend.name).toBe(service.metadata.name);
      expect(service.spec.ports.map((port) => port.name)).toContain(backend.port.name);
    }
    expect(overlay.images.map((image) => image.name)).toEqual([container.image]);
    const maps = [...base.configMapGenerator, ...overlay.configMapGenerator].map((map) => map.name);
    expect(new Set(maps)).toEqual(new Set([container.envFrom[0]?.configMapRef?.name]));
  });

  it("use the ports of the site", () => {
    const config = readConfig({ ...environment, ...SECRETS });
    expect(config.host).toBe("0.0.0.0");
    expect(portNamed("http")).toBe(config.port);
    expect(portNamed("metrics")).toBe(config.metrics?.port);
    const asked = [
      ...service.spec.ports.map((port) => port.targetPort),
      ...policy.spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port)),
      ...[container.startupProbe, container.livenessProbe, container.readinessProbe].map(
        ({ httpGet }) => httpGet.port,
      ),
    ];
    for (const port of asked) expect(portNamed(String(port)), String(port)).toBeDefined();
    // A stopping process is alive, but not ready.
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const checked = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(checked).toEqual(["/healthz", "/healthz", "/readyz"]);
  });

  it("set valid values for existing variables, and no secrets", () => {
    expect(() => readConfig({ ...environment, ...SECRETS })).not.toThrow();
    const isSecret = new Map(describeVariables(siteVariables).map(({ name, secret }) => [name, secret]));
    for (const name of Object.keys(environment)) expect(isSecret.get(name), name).toBe(false);
    const text = readFileSync(join(ROOT, BASE, "deployment.yaml"), "utf8");
    const named = [...text.matchAll(/\b[A-Z]{2,}_[A-Z_]+\b/g)].map(([name]) => name);
    for (const name of named) expect(Object.keys(siteVariables.shape)).toContain(name);
  });

  it("leave enough time for shutdown, and start one process before stopping the next", () => {
    const { drainSeconds } = readConfig({ ...environment, ...SECRETS });
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    const lastRequests = 10;
    expect(drainSeconds).toBeGreaterThanOrEqual(2 * periodSeconds * failureThreshold);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainSeconds + lastRequests + 5);
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  it("route a visitor to the same process during a deployment, without a cookie", () => {
    expect(ingress.metadata.annotations).toEqual({
      "nginx.ingress.kubernetes.io/upstream-hash-by": "$remote_addr",
    });
  });

  it("start no pod whose sign-ups or ledger of alerts would be lost with its volume", () => {
    expect(pod.volumes.every((volume) => volume.emptyDir)).toBe(true);
    const secret = container.envFrom.find(({ secretRef }) => secretRef)?.secretRef?.name;
    const required = container.env.map(({ name, valueFrom: { secretKeyRef } }) => {
      expect(secretKeyRef).toEqual({ name: secret, key: name });
      return [name, name === "REDIS_URL" ? "redis://redis:6379" : "key-us19"];
    });
    const config = readConfig({ ...environment, ...Object.fromEntries(required) });
    expect(config.newsletter.to).toBe("provider");
    expect(config.redisUrl).toBeDefined();
  });

  it("allow no privileges, and writing only to volumes", () => {
    const { runAsNonRoot, runAsUser, runAsGroup } = pod.securityContext;
    expect(runAsNonRoot).toBe(true);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect([runAsUser, runAsGroup]).not.toContain(0);
    const mounted = new Map(container.volumeMounts.map(({ mountPath, name }) => [mountPath, name]));
    expect(pod.volumes.map(({ name }) => name).sort()).toEqual([...mounted.values()].sort());
    expect(mounted.has(readConfig({ ...environment, ...SECRETS }).dataFolder)).toBe(true);
  });

  it.skipIf(!existsSync(DOCKERFILE))("runs as the user that the image names", () => {
    const { runAsUser, runAsGroup } = pod.securityContext;
    const users = [...readFileSync(DOCKERFILE, "utf8").matchAll(/^USER (.+)$/gm)];
    expect(users.at(-1)?.[1]).toBe(`${runAsUser}:${runAsGroup}`);
  });
});
