/** What `npm run import -- --help` prints. */
import { formats } from './formats/detect-format';
import { defaultLimit } from './row-report';

export const importHelp = `Replaces the shop's catalogue with the products of a file. A failed import changes nothing.

  npm run import -- FILE [options]

FILE is newline-delimited JSON, CSV, a Google Merchant Center feed (XML or TSV), or the product CSV that Shopify,
WooCommerce, Magento 2, BigCommerce, PrestaShop, Shopware, Wix, Etsy, Square or Vendure export, also compressed with
gzip or zip.
A running server shows the new catalogue within seconds.

  --format FORMAT      ${formats.join(', ')}; told from the content when it is left out
  --encoding NAME      such as windows-1252; told from the content when it is left out, but with a profile UTF-8
  --delimiter CHAR     what parts the columns of a CSV file: a character, or tab; told from the header when it is left out
  --entry NAME         the file of products in a zip of several
  --item NAME          the element of one product in XML that is no known feed, such as PRODUCT; in JSON the list of them,
                       such as response.products, or pages[].products
  --locale TAG         such as de-DE: whose marks the prices of a CSV file or feed have (1.299,00 or 1,299.00), and
                       whose sign "kr" is; told from the prices when it is left out
  --language CODE      such as de: whose endings and small words a search knows; told from the texts when it is left out
  --image-base URL     the address before pictures of which the file has only a path
  --currency CODE      such as USD: the currency of the catalogue and of prices that name none (default: what the
                       prices say, else GBP); rows in another one are left out
  --rate CODE=N        such as EUR=1.17: takes rows in another currency too, where 1 EUR is 1.17 of the catalogue's; may
                       be repeated
  --time-zone NAME     such as Europe/Dublin: whose days prices are remembered by (default: that of the machine)
  --map FIELD=COLUMN   takes a column for a field (title, price, …), for a filter (facet:NAME) or for nothing; may be
                       repeated, or name a JSON file of { "FIELD": "COLUMN" }
  --facets FILE        which facets there are (JSON); made from the data when it is left out
  --synonyms FILE      words that mean the same in searches
  --write-synonyms FILE
                       writes the sample shop's synonyms into a new file, to begin your own with; imports nothing
  --report FILE        writes one line for each rejected row
  --max-errors N       gives up after N rejected rows, or with N% after that share (default ${defaultLimit.count}, or ${defaultLimit.share * 100}%)
  --data-dir FOLDER    the shop's data (default: DATA_DIR, else ./data)
  --opensearch URL     loads the catalogue into an OpenSearch cluster (default: OPENSEARCH_URL where
                       CATALOGUE_ENGINE is opensearch)
  --shards N           parts of the new index there, 1 to 100 (default 1; more above ten million products)
  --profile FILE       a JSON file with the source (a path or an https address) and these options by their names, for an
                       import by a schedule; see docs/guides/nightly-import.md
  --update             takes prices and stock from the file for the ids in it; all else stays (--map names columns)
  --remove             takes the products away whose ids are in the file
  --accept-changes     imports also what differs much from the catalogue before: less than 80 % of its products, another
                       currency, another language
  --rollback           takes the import before the one in use again; goes with --data-dir or --opensearch alone
  --dry-run            reads and checks everything, tells what each column is taken for, changes nothing
  --help               shows this

Exit codes:
  0  imported, or checked
  1  nothing was imported; the last line says why
  2  the command line is wrong
  3  nothing was imported: less than 80 % of the products before
  4  nothing was imported: another currency than before
  5  nothing was imported: another language than before
  6  nothing was imported: another import by a profile, or into the same cluster, runs`;
