import { useId } from 'react';

export type SelectOption = { readonly value: string; readonly label: string };

type SelectProps = {
  readonly label: string;
  /** Name of the form field. */
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function Select({ label, name, options, value, onChange }: SelectProps) {
  const id = useId();
  return (
    <span className="plp-select">
      <label className="plp-select__label" htmlFor={id}>
        {label}
      </label>
      <span className="plp-select__box">
        <select
          className="plp-select__list"
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}
