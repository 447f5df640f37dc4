import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

export type AlertVariant = 'information' | 'warning' | 'error' | 'success';

const icons: Readonly<Record<AlertVariant, IconName>> = {
  information: 'info',
  warning: 'warning',
  error: 'warning',
  success: 'check',
};

type AlertProps = {
  readonly variant?: AlertVariant;
  /** Dismisses the alert. */
  readonly close: { readonly label: string; readonly onClick: () => void };
  readonly children: ReactNode;
};

/** A message to the shopper (docs/product.md, 13.4). Errors and warnings interrupt a screen reader, the rest wait. */
export function Alert({ variant = 'information', close, children }: AlertProps) {
  const isUrgent = variant === 'error' || variant === 'warning';
  return (
    <div className={`plp-alert plp-alert--${variant}`} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={icons[variant]} className="plp-alert__icon" />
      <div className="plp-alert__text">{children}</div>
      <button type="button" className="plp-icon-button" onClick={close.onClick}>
        <Icon name="close" />
        <VisuallyHidden>{close.label}</VisuallyHidden>
      </button>
    </div>
  );
}
