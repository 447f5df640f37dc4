import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ImageSizesContext } from '../../src/product/image-sizes-context';
import type { Rendering } from '../../src/server/services';
import { MountContext } from '../../src/storefront/use-href';
import { LanguageContext } from '../../src/storefront/use-language';

/** The markup of a page of the shop, or of a part, in the language and below the mount prefix of the page. */
export const renderPage = (page: ReactNode, { language, mount, imageSizes }: Rendering): string =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <MountContext value={mount}>
        <ImageSizesContext value={imageSizes}>{page}</ImageSizesContext>
      </MountContext>
    </LanguageContext>,
  );
