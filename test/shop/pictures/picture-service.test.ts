import sharp from 'sharp';
import { createPictureService } from '../../../shop/pictures/picture-service';
import { rasterize } from '../../../shop/pictures/rasterize';

jest.mock('../../../shop/pictures/rasterize', () => {
  const real = jest.requireActual<object>('../../../shop/pictures/rasterize');
  return { rasterize: jest.fn((real as { rasterize: (...args: never[]) => unknown }).rasterize) };
});

const lamp = '/pictures/table-lamp/mustard-natural/12';
const warn = jest.fn();
const aService = () => createPictureService(warn);

afterEach(() => jest.clearAllMocks());

describe('a picture', () => {
  it.each([
    [`${lamp}.webp?wid=360&hei=480`, 360, 480],
    [`${lamp}.webp?wid=720&hei=960`, 720, 960],
    [`${lamp}.webp?$roundel_new$&p1_img=12.webp&wid=180&hei=240`, 180, 240],
    ['/pictures/swatch/silver.webp', 40, 40],
    ['/pictures/banner/garden-ready.webp', 1200, 480],
  ])('at %s is a WebP of %i by %i', async (url, width, height) => {
    const picture = await aService()(url);
    expect(picture?.type).toBe('image/webp');
    expect(await sharp(picture?.body as Buffer).metadata()).toMatchObject({
      format: 'webp',
      width,
      height,
    });
  });

  it('has the colours of its drawing', async () => {
    const picture = await aService()('/pictures/swatch/red.webp');
    const drawing = await aService()('/pictures/swatch/red.svg');
    const { dominant } = await sharp(picture?.body as Buffer).stats();
    const { dominant: ofDrawing } = await sharp(Buffer.from(String(drawing?.body))).stats();
    expect(dominant).toEqual(ofDrawing);
  });

  it('is the drawing itself where its address says so', async () => {
    expect(await aService()(`${lamp}.svg?wid=360`)).toEqual({
      type: 'image/svg+xml',
      body: expect.stringMatching(/^<svg/),
      isTemporary: false,
    });
    expect(rasterize).not.toHaveBeenCalled();
  });

  it('is made once for several requests', async () => {
    const respond = aService();
    const [one, other] = await Promise.all([
      respond(`${lamp}.webp`),
      respond(`${lamp}.webp?wid=720`),
    ]);
    expect(other?.body).toBe(one?.body);
    expect((await respond(`${lamp}.webp`))?.body).toBe(one?.body);
    expect(rasterize).toHaveBeenCalledTimes(1);
  });

  it('is its drawing where pixels cannot be made, which is logged once and tried again', async () => {
    const respond = aService();
    const failure = new Error('cannot be loaded');
    jest.mocked(rasterize).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    expect(await respond(`${lamp}.webp`)).toMatchObject({
      type: 'image/svg+xml',
      isTemporary: true,
    });
    expect(await respond(`${lamp}.webp`)).toMatchObject({
      type: 'image/svg+xml',
      isTemporary: true,
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.any(String), failure);
    expect(await respond(`${lamp}.webp`)).toMatchObject({ type: 'image/webp' });
  });

  it('is its drawing while hundreds of others are pending', async () => {
    const respond = aService();
    const addresses = Array.from(
      { length: 230 },
      (_, variant) => `/pictures/mug/red-blue/${variant}.webp?wid=180`,
    );
    const types = (await Promise.all(addresses.map(respond))).map((picture) => picture?.type);
    expect(types.slice(0, 200)).toEqual(Array(200).fill('image/webp'));
    expect(types.slice(-20)).toEqual(Array(20).fill('image/svg+xml'));
    expect((await respond(addresses.at(-1) ?? ''))?.type).toBe('image/webp');
  });

  it('is undefined at an unknown address', async () => {
    expect(await aService()('/pictures/mug/red/1.webp')).toBeUndefined();
  });
});
