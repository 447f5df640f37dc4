import { renderToString } from 'react-dom/server';
import { Alert } from '../../src/ui/Alert';
import { Disclosure } from '../../src/ui/Disclosure';
import { RadioGroup } from '../../src/ui/RadioGroup';
import { Select } from '../../src/ui/Select';
import { Spinner } from '../../src/ui/Spinner';
import { useMediaQuery } from '../../src/ui/use-media-query';

const options = [
  { value: '30', label: '30' },
  { value: '96', label: 'All' },
];
const choice = { options, value: '96', onChange: () => undefined };
const markupOf = (element: React.ReactElement) => renderToString(element).replace(/<!-- -->/g, '');

describe('the parts on the server', () => {
  it('render their text', () => {
    expect(markupOf(<Spinner />)).toContain('Loading');
    const alert = markupOf(
      <Alert variant="warning" onClose={() => undefined}>
        {'<b>Careful</b>'}
      </Alert>,
    );
    expect(alert).toContain('Close warning dialog');
    expect(alert).toContain('&lt;b&gt;Careful&lt;/b&gt;');
  });

  it('are native fields with the selected option', () => {
    expect(markupOf(<RadioGroup legend="Number" name="size" {...choice} />)).toMatch(
      /<legend[^>]*>Number<\/legend>.*type="radio"[^>]*checked=""[^>]*value="96"/,
    );
    expect(markupOf(<Select label="Sort" name="sort" {...choice} />)).toContain(
      '<option value="96" selected="">All</option>',
    );
  });

  it('open without scripting', () => {
    const markup = markupOf(
      <Disclosure block="plp-accordion" summary={() => 'Brand'}>
        Acme
      </Disclosure>,
    );
    expect(markup).toMatch(/^<details class="plp-accordion"><summary[^>]*>Brand/);
  });

  it('render without a screen', () => {
    const Width = () => (useMediaQuery('(min-width: 64rem)') ? 'wide' : 'unknown');
    expect(markupOf(<Width />)).toBe('unknown');
  });
});
