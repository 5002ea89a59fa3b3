import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT = join(import.meta.dirname, "../../..");

/** A file of the project, as YAML. */
export function readYaml<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  return schema.parse(parse(readFileSync(join(ROOT, path), "utf8"), { merge: true }));
}

/* The parts of the manifests that the tests compare. */

const name = "app.kubernetes.io/name";
const labels = z.object({ [name]: z.string() });
const selector = z.object({ matchLabels: labels });
const named = z.object({ name: z.string() });
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  failureThreshold: z.int(),
});

const container = z.object({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  envFrom: z.array(z.object({ configMapRef: named.optional(), secretRef: named.optional() })),
  env: z.array(
    z.object({
      name: z.string(),
      // Strict: with `optional`, a pod would start without it.
      valueFrom: z.object({ secretKeyRef: z.strictObject({ ...named.shape, key: z.string() }) }),
    }),
  ),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  securityContext: z.looseObject({}),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

const pod = z.object({
  terminationGracePeriodSeconds: z.int(),
  automountServiceAccountToken: z.literal(false),
  topologySpreadConstraints: z.array(z.object({ labelSelector: selector })),
  securityContext: z.object({
    runAsNonRoot: z.boolean(),
    runAsUser: z.int(),
    runAsGroup: z.int(),
    seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
  }),
  containers: z.tuple([container]),
  volumes: z.array(z.object({ name: z.string(), emptyDir: z.object({ sizeLimit: z.string() }) })),
});

export const deployment = z.object({
  metadata: named,
  spec: z.object({
    selector,
    strategy: z.object({ rollingUpdate: z.object({ maxSurge: z.int(), maxUnavailable: z.int() }) }),
    template: z.object({ metadata: z.object({ labels }), spec: pod }),
  }),
});

export const service = z.object({
  metadata: named,
  spec: z.object({
    selector: labels,
    ports: z.array(z.object({ name: z.string(), targetPort: z.string() })),
  }),
});

export const autoscaler = z.object({
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.string(), name: z.string() }),
    minReplicas: z.int().min(2),
  }),
});

export const disruptionBudget = z.object({ spec: z.object({ maxUnavailable: z.int().min(1), selector }) });

export const ingress = z.object({
  metadata: z.object({ annotations: z.record(z.string(), z.string()) }),
  spec: z.object({
    rules: z.array(
      z.object({
        http: z.object({
          paths: z.array(
            z.object({ backend: z.object({ service: z.object({ name: z.string(), port: named }) }) }),
          ),
        }),
      }),
    ),
  }),
});

export const networkPolicy = z.object({
  spec: z.object({
    podSelector: selector,
    ingress: z.array(z.object({ ports: z.array(z.object({ port: z.union([z.string(), z.int()]) })) })),
  }),
});

export const kustomization = z.looseObject({
  resources: z.array(z.string()),
  images: z.array(z.looseObject({ name: z.string() })).default([]),
  configMapGenerator: z.array(
    z.strictObject({
      name: z.string(),
      behavior: z.literal("merge").optional(),
      literals: z.array(z.string()),
    }),
  ),
});

export const compose = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      build: z.string().optional(),
      image: z.string(),
      depends_on: z.array(z.string()).default([]),
      command: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
