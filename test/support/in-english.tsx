import type { ReactNode } from 'react';
import { inEnglish } from './english';
import { EnvironmentContext } from '../../src/environment/use-environment';

/** Components with the language of the default brand. */
export const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <EnvironmentContext value={inEnglish}>{children}</EnvironmentContext>
);
