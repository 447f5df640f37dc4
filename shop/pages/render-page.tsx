import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EnvironmentContext } from '../../src/environment/use-environment';
import type { Rendering } from '../../server/services/shop-pages';

/** The markup of a page of the shop, or of a part, in the language and below the mount prefix of the page. */
export const renderPage = (page: ReactNode, rendering: Rendering): string =>
  renderToStaticMarkup(<EnvironmentContext value={rendering}>{page}</EnvironmentContext>);
