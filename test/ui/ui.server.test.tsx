import { Alert } from '../../src/ui/Alert';
import { Disclosure } from '../../src/ui/Disclosure';
import { NoScript } from '../../src/ui/NoScript';
import { RadioGroup } from '../../src/ui/RadioGroup';
import { Select } from '../../src/ui/Select';
import { Spinner } from '../../src/ui/Spinner';
import { useIsWideScreen } from '../../src/ui/use-is-wide-screen';
import { renderOnServer } from '../support/render-on-server';

const options = [
  { value: '30', label: '30' },
  { value: '96', label: 'All' },
];
const choice = { options, value: '96', onChange: () => undefined };
const markupOf = (element: React.ReactElement) => renderOnServer(element).markup;

describe('the parts on the server', () => {
  it('have their texts, with markup escaped', () => {
    const spinner = <Spinner label="Fetching" />;
    expect(markupOf(spinner)).toMatch(/role="status".*Fetching/);
    const alert = markupOf(
      <Alert variant="warning" close={{ label: 'Dismiss', onClick: () => undefined }}>
        {'<b>Careful</b>'}
      </Alert>,
    );
    expect(alert).toContain('Dismiss');
    expect(alert).toContain('&lt;b&gt;Careful&lt;/b&gt;');
  });

  it('are native fields with the selected option', () => {
    expect(
      markupOf(<RadioGroup caption="Per page" legend="Number" name="size" {...choice} />),
    ).toMatch(/<legend[^>]*>Number<\/legend>.*type="radio"[^>]*checked=""[^>]*value="96"/);
    expect(markupOf(<Select label="Sort" name="sort" {...choice} />)).toContain(
      '<option value="96" selected="">All</option>',
    );
  });

  it('use a native disclosure', () => {
    const markup = markupOf(
      <Disclosure block="plp-accordion" summary={() => 'Brand'}>
        Acme
      </Disclosure>,
    );
    expect(markup).toMatch(/^<details class="plp-accordion"><summary[^>]*>Brand/);
  });

  it('have lazy content for browsers without scripting, in one element', () => {
    const markup = markupOf(
      <Disclosure block="plp-accordion" loading="Loading" summary={() => 'Brand'}>
        Acme
        <NoScript>, Brandt</NoScript>
      </Disclosure>,
    );
    expect(markup).toContain('<noscript>Acme, Brandt</noscript>');
  });

  it('assume no width of the screen', () => {
    const Width = () => (useIsWideScreen() ? 'wide' : 'unknown');
    expect(markupOf(<Width />)).toBe('unknown');
  });
});
