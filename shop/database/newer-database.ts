/** Protects a database that a newer version of the shop has written. */

/** Throws a line that names the database and both versions when `version` is above those this program knows. */
export function refuseNewer(name: string, version: number, known: number): void {
  if (version <= known) return;
  throw new Error(
    `${name} was written by a newer version of the shop (its version ${version}, known up to ${known}); it is left as it is`,
  );
}
