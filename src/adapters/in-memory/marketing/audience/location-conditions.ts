import type { ConditionInput, ConditionTest } from "./condition.ts";
import { textFits } from "./value-tests.ts";

const EARTH_RADIUS_MILES = 3958.8;

/** Conditions on the location of a contact. The fake stores coordinates, country and region, but no postal code. */
export const locationTests = {
  IPGeoCountryState: ({ op, value, member: { location } }) => {
    const has = op.endsWith("country") ? location.country_code : location.region;
    return textFits("is", has, value) !== op.startsWith("ipgeonot");
  },
  IPGeoIn: (input) => isLocated(input) && isNear(input) === (input.op === "ipgeoin"),
  IPGeoInZip: () => false,
  IPGeoUnknown: (input) => !isLocated(input),
  IPGeoZip: ({ op }) => op === "ipgeonotzip",
} satisfies Record<string, ConditionTest>;

function isLocated({ member: { location } }: ConditionInput): boolean {
  return location.country_code !== "" || location.latitude !== 0 || location.longitude !== 0;
}

function isNear({ condition, value, member: { location } }: ConditionInput): boolean {
  if (condition.condition_type !== "IPGeoIn") return false;
  const [latitude, longitude] = [radians(Number(condition.lat)), radians(Number(condition.lng))];
  const [hereLatitude, hereLongitude] = [radians(location.latitude), radians(location.longitude)];
  const squared =
    Math.sin((hereLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(hereLatitude) * Math.sin((hereLongitude - longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(squared)) <= Number(value);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
