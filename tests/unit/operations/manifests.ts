import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT = join(import.meta.dirname, "../../..");

/** A file of the project, as YAML. */
export function readYaml<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  return schema.parse(parse(readFileSync(join(ROOT, path), "utf8"), { merge: true }));
}

const name = "app.kubernetes.io/name";
const selector = z.strictObject({ matchLabels: z.strictObject({ [name]: z.string() }) });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
});
const metadata = z.strictObject({ name: z.string() });
const named = z.strictObject({ name: z.string() });
const policyPorts = z.array(
  z.strictObject({ port: z.union([z.string(), z.int()]), protocol: z.string().optional() }),
);

const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
  envFrom: z.array(z.strictObject({ configMapRef: named.optional(), secretRef: named.optional() })),
  env: z.array(
    z.strictObject({
      name: z.string(),
      valueFrom: z.strictObject({
        // Required: a pod does not start without it.
        secretKeyRef: z.strictObject({ ...named.shape, key: z.string() }),
      }),
    }),
  ),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.strictObject({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});

export const deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata,
  spec: z.strictObject({
    selector,
    strategy: z.strictObject({
      rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.int() }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels: z.strictObject({ [name]: z.string() }) }),
      spec: z.strictObject({
        terminationGracePeriodSeconds: z.int(),
        automountServiceAccountToken: z.boolean(),
        enableServiceLinks: z.boolean(),
        topologySpreadConstraints: z.array(
          z.strictObject({
            topologyKey: z.string(),
            maxSkew: z.int(),
            whenUnsatisfiable: z.enum(["ScheduleAnyway", "DoNotSchedule"]),
            labelSelector: selector,
          }),
        ),
        securityContext: z.strictObject({
          runAsNonRoot: z.boolean(),
          runAsUser: z.int(),
          runAsGroup: z.int(),
          fsGroup: z.int(),
          seccompProfile: z.strictObject({ type: z.string() }),
        }),
        containers: z.tuple([container]),
        volumes: z.array(
          z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: z.string() }) }),
        ),
      }),
    }),
  }),
});

export const service = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata,
  spec: z.strictObject({
    selector: z.strictObject({ [name]: z.string() }),
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});

export const autoscaler = z.strictObject({
  apiVersion: z.literal("autoscaling/v2"),
  kind: z.literal("HorizontalPodAutoscaler"),
  metadata,
  spec: z.looseObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.string(), kind: z.string(), name: z.string() }),
    minReplicas: z.int().min(2),
    maxReplicas: z.int(),
  }),
});

export const disruptionBudget = z.strictObject({
  apiVersion: z.literal("policy/v1"),
  kind: z.literal("PodDisruptionBudget"),
  metadata,
  spec: z.strictObject({ maxUnavailable: z.int().min(1), selector }),
});

export const ingress = z.strictObject({
  apiVersion: z.literal("networking.k8s.io/v1"),
  kind: z.literal("Ingress"),
  metadata: metadata.extend({ annotations: z.record(z.string(), z.string()) }),
  spec: z.strictObject({
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(["Prefix", "Exact"]),
              backend: z.strictObject({
                service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
              }),
            }),
          ),
        }),
      }),
    ),
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
  }),
});

export const networkPolicy = z.strictObject({
  apiVersion: z.literal("networking.k8s.io/v1"),
  kind: z.literal("NetworkPolicy"),
  metadata,
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(["Ingress", "Egress"])),
    ingress: z.array(
      z.strictObject({
        from: z.array(z.strictObject({ namespaceSelector: z.looseObject({}) })),
        ports: policyPorts,
      }),
    ),
    egress: z.array(z.strictObject({ ports: policyPorts })),
  }),
});

export const kustomization = z.looseObject({
  apiVersion: z.literal("kustomize.config.k8s.io/v1beta1"),
  kind: z.literal("Kustomization"),
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
