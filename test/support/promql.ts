/** Reads the series that a Prometheus expression uses. */

export type Selector = { readonly metric: string; readonly labels: readonly string[] };

const operators = new Set(['and', 'or', 'unless']);
const groupings = /\b(?:by|without|on|ignoring)\s*\([^)]*\)/g;

/** Throws for a metric without a selector such as `{job="shop"}`, since it would include other programs. */
export function selectorsOf(expression: string): readonly Selector[] {
  const plain = expression.replace(/"[^"]*"/g, '""').replace(/\[[^[\]]*\]/g, '');
  const rest = plain.replace(/\b\w+\{[^}]*\}/g, '').replace(groupings, '');
  for (const [name] of rest.matchAll(/\b[a-z_]\w*\b(?!\s*\()/gi)) {
    if (!operators.has(name)) throw new Error(`${name} has no selector in ${expression}`);
  }
  return [...plain.matchAll(/\b(\w+)\{([^}]*)\}/g)].map(([, metric = '', selector = '']) => ({
    metric,
    labels: [...selector.matchAll(/\b(\w+)\s*[=!]/g)].map(([, label = '']) => label),
  }));
}
