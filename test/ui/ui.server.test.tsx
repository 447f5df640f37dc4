import { renderToString } from 'react-dom/server';
import { Alert } from '../../src/ui/Alert';
import { Disclosure } from '../../src/ui/Disclosure';
import { RadioGroup } from '../../src/ui/RadioGroup';
import { Select } from '../../src/ui/Select';
import { Spinner } from '../../src/ui/Spinner';
import { useMediaQuery } from '../../src/ui/use-media-query';
import { wideScreen } from '../../src/ui/wide-screen';

const options = [
  { value: '30', label: '30' },
  { value: '96', label: 'All' },
];
const choice = { options, value: '96', onChange: () => undefined };
const markupOf = (drawn: React.ReactElement) => renderToString(drawn).replace(/<!-- -->/g, '');

describe('the parts on the server', () => {
  it('say what they say', () => {
    expect(markupOf(<Spinner label="Fetching" />)).toContain('Fetching');
    const alert = markupOf(
      <Alert variant="warning" close={{ label: 'Dismiss', onClick: () => undefined }}>
        {'<b>Careful</b>'}
      </Alert>,
    );
    expect(alert).toContain('Dismiss');
    expect(alert).toContain('&lt;b&gt;Careful&lt;/b&gt;');
  });

  it('are native fields with what is chosen', () => {
    expect(
      markupOf(<RadioGroup caption="Per page" legend="Number" name="size" {...choice} />),
    ).toMatch(/<legend[^>]*>Number<\/legend>.*type="radio"[^>]*checked=""[^>]*value="96"/);
    expect(markupOf(<Select label="Sort" name="sort" {...choice} />)).toContain(
      '<option value="96" selected="">All</option>',
    );
  });

  it('disclose without scripting', () => {
    const drawn = markupOf(
      <Disclosure block="plp-accordion" summary={() => 'Brand'}>
        Acme
      </Disclosure>,
    );
    expect(drawn).toMatch(/^<details class="plp-accordion"><summary[^>]*>Brand/);
  });

  it('take no screen for granted', () => {
    const Width = () => (useMediaQuery(wideScreen) ? 'wide' : 'unknown');
    expect(markupOf(<Width />)).toBe('unknown');
  });
});
