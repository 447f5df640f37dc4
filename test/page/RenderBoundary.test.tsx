import { render, screen } from '@testing-library/react';
import { RenderBoundary } from '../../src/page/RenderBoundary';

const Fragile = ({ word }: { readonly word: string }) => {
  if (word === 'broken') throw new Error('cannot be drawn');
  return <p>{word}</p>;
};

/** An area that draws a word at a time. */
function drawArea(word: string) {
  const reports: unknown[] = [];
  const area = (next: string, of?: unknown) => (
    <RenderBoundary
      area="card"
      of={of}
      fallback="nothing here"
      onError={(error, failed) => reports.push(`${failed}: ${String(error)}`)}
    >
      <Fragile word={next} />
    </RenderBoundary>
  );
  const { rerender } = render(area(word, word));
  return { reports, redraw: (next: string, of?: unknown) => rerender(area(next, of)) };
}

describe('an area that fails', () => {
  // React tells the console too.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows its fallback, is reported once, and stays so for what failed', () => {
    const { reports, redraw } = drawArea('broken');
    expect(screen.getByText('nothing here')).toBeVisible();
    redraw('whole', 'broken');
    expect(screen.getByText('nothing here')).toBeVisible();
    expect(reports).toEqual(['card: Error: cannot be drawn']);
  });

  it('draws what comes to its place next', () => {
    const { reports, redraw } = drawArea('broken');
    redraw('whole', 'whole');
    expect(screen.getByText('whole')).toBeVisible();
    redraw('broken', 'broken');
    expect(screen.getByText('nothing here')).toBeVisible();
    expect(reports).toHaveLength(2);
  });
});
