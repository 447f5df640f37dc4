/**
 * How the address of a picture names its size: a template, one for each brand (docs/guides/brands.md, "Pictures in sizes"). One of
 * `{url}`, the address as it is; `{url}?w={width}&h={height}`, parameters added to it; `/upload/w_{width}/`, which replaces `/upload/`
 * in its path. `{width}` and `{height}` are device pixels, `{roundel}` is the badge that the image server puts on the picture.
 */
export const defaultImageSizes = '{url}?{roundel}wid={width}&hei={height}';
