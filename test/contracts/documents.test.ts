import { Validator } from '@seriousme/openapi-schema-validator';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as bounds from '../../src/catalogue/listing-bounds';
import {
  longestCustomName,
  longestCustomText,
  mostCustomFields,
} from '../../src/lib/custom-fields';
import { longestName } from '../../src/catalogue/listing-bounds';
import { longestCondition, mostOffers } from '../../src/catalogue/price';
import { longestPayer } from '../../src/catalogue/product';
import { longestAddress } from '../../src/lib/safe-address';
import { longestInsertText, mostPieces } from '../../src/storefront/page-content';
import {
  contractNames,
  docsFolder,
  faultsOf,
  faultsOfRequest,
  readContract,
  readDescription,
  readDocs,
  samplesOf,
  type Contract,
  type ContractName,
} from './contract';

/** The description with its references unresolved. */
const schemasOf = (name: ContractName) => (readDescription(name) as Contract).components.schemas;

const blocksOf = (document: string, language: string) =>
  document
    .split('\n```')
    .filter((block) => block.startsWith(`${language}\n`))
    .map((block) => block.slice(language.length + 1));

/** Reads a request in a document: its first line, then its headers. */
function readRequestBlock(block: string, base: string) {
  const [line = '', ...headerLines] = block.trim().split('\n');
  const [method = '', address = ''] = line.split(' ');
  const headers = headerLines.map((header) => header.split(': ') as [string, string]);
  return { method, url: address.slice(base.length), headers: Object.fromEntries(headers) };
}

describe.each(contractNames)('the description of %s', (name) => {
  const base = name === 'listing-api' ? '/listing-api' : '';
  const contract = readContract(name);
  const document = readDocs(`${name}.md`);
  const samples = samplesOf(contract);

  it('is valid OpenAPI 3.1', async () => {
    const description = readDescription(name) as Contract & { readonly openapi: string };
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(description)).toEqual({ valid: true });
  });

  it.each(Object.keys(contract.components.schemas))(
    'has a valid schema of %s, with examples that meet it',
    (schemaName) => {
      const schema = contract.components.schemas[schemaName] ?? {};
      expect(() => faultsOf(schema, undefined)).not.toThrow();
      const fields = Object.values(schema.properties ?? {});
      expect(
        fields.flatMap((field) => (field.examples ?? []).flatMap((x) => faultsOf(field, x))),
      ).toEqual([]);
    },
  );

  it.each(samples)('has a sample that meets its schema: $name', ({ schema, value }) => {
    expect(faultsOf(schema, value)).toEqual([]);
  });

  it('is met by the requests that the document shows', () => {
    const requests = blocksOf(document, 'http').map((block) => readRequestBlock(block, base));
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) expect(faultsOfRequest(contract, request)).toEqual([]);
  });

  it('has as samples the bodies that the document shows', () => {
    const shown = blocksOf(document, 'json').map((block): unknown => JSON.parse(block));
    expect(shown.length).toBeGreaterThan(0);
    for (const body of shown) expect(samples.map(({ value }) => value)).toContainEqual(body);
  });
});

describe('the descriptions', () => {
  it('use every file of samples', () => {
    const used = contractNames.flatMap((name) =>
      samplesOf(readContract(name)).flatMap(({ file }) => file ?? []),
    );
    const files = readdirSync(join(docsFolder, 'openapi/samples'));
    expect(new Set(used)).toEqual(new Set(files.map((file) => `samples/${file}`)));
  });

  it('bound a listing as the page does', () => {
    const { Id, Address, CustomValue, Listing, Product, Facet, Meta, Request, ...parts } =
      schemasOf('listing-api');
    const documented = {
      longestId: Id?.maxLength,
      longestAddress: Address?.maxLength,
      mostProducts: Listing?.properties?.product_list?.maxItems,
      mostListedFacets: Listing?.properties?.facet_list?.maxItems,
      mostGroups: Listing?.properties?.groups_list?.maxItems,
      mostValues: Facet?.properties?.values?.maxItems,
      mostSwatches: Product?.properties?.swatchSources?.maxItems,
      mostSizes: Product?.properties?.sizes?.maxItems,
      mostCustomFields: Product?.properties?.custom_fields?.maxProperties,
      longestCustomName: Product?.properties?.custom_fields?.propertyNames?.maxLength,
      longestCustomText: CustomValue?.anyOf?.[0]?.maxLength,
      mostOffers: parts.Price?.properties?.offers?.maxItems,
      longestCondition: parts.PriceOffer?.properties?.condition?.maxLength,
      longestPayer: parts.Sponsored?.properties?.by?.maxLength,
      longestTitle: Product?.properties?.title?.maxLength,
      longestName: Facet?.properties?.name?.maxLength,
      longestCategoryText: Meta?.properties?.category_text?.maxLength,
      mostMetaEntries: Request?.properties?.filters?.maxProperties,
      longestTerm: Meta?.properties?.corrected_term?.maxLength,
      mostFewerWords: Meta?.properties?.fewer_words?.maxItems,
      mostSuggestedCategories: Meta?.properties?.suggested_categories?.maxItems,
      mostPieces: Meta?.properties?.content?.maxItems,
      longestInsertText: parts.Content?.properties?.heading?.maxLength,
      mostPopularProducts: Meta?.properties?.popular_products?.maxItems,
    };
    expect({
      ...bounds,
      ...{ longestCustomName, longestCustomText, mostCustomFields },
      ...{ mostSizes: bounds.mostSwatches },
      ...{ mostOffers, longestCondition, longestPayer, mostPieces, longestInsertText },
      ...{ longestName, longestAddress, longestTerm: bounds.longestId },
    }).toMatchObject(documented);
  });
});
