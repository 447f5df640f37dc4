import { useId } from 'react';

export type RadioOption = { readonly value: string; readonly label: string };

type RadioGroupProps = {
  readonly legend: string;
  /** The legend in short, which is shown. */
  readonly caption: string;
  /** Name of the form field. */
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function RadioGroup({ legend, caption, name, options, value, onChange }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className="plp-radio-group">
      <legend className="plp-visually-hidden">{legend}</legend>
      <span className="plp-radio-group__caption" aria-hidden="true">
        {caption}
      </span>
      {options.map((option) => (
        <span key={option.value} className="plp-radio-group__option">
          <input
            type="radio"
            className="plp-radio-group__input"
            id={id + option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <label className="plp-radio-group__label" htmlFor={id + option.value}>
            {option.label}
          </label>
        </span>
      ))}
    </fieldset>
  );
}
