import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a self-signed certificate for 127.0.0.1 and its key (PEM), valid for a day, for a sandbox with TLS. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(objectId("2a8648ce3d040302")); // ECDSA with SHA-256
  const name = sequence(der(0x31, sequence(objectId("550403"), der(0x0c, Buffer.from("sandbox")))));
  const names = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = der(0xa3, sequence(sequence(objectId("551d11"), der(0x04, names))));
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    extensions,
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const certificate =
    sequence(content, algorithm, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    cert: ["-----BEGIN CERTIFICATE-----", ...certificate, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  // Browsers only take the shortest form.
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const integer = (value: Buffer) => der(0x02, value);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (at: number) =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z`));
