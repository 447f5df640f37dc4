import { cleanEnv, EnvMissingError, type CleanedEnv } from 'envalid';
import type { SettingsSpecification } from './shop';

export class SettingsError extends Error {}

/** Reads environment variables. Throws a `SettingsError` of one line that names every bad value. */
export function readEnvironment<Own extends SettingsSpecification>(
  env: NodeJS.ProcessEnv,
  specification: Own,
): CleanedEnv<Own> {
  return cleanEnv(env, specification, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) =>
        error instanceof EnvMissingError
          ? `${name} is missing: ${error.message}`
          : `${name}: ${error?.message}`,
      );
      if (faults.length > 0) throw new SettingsError(`Bad setting: ${faults.join('; ')}`);
    },
  });
}
