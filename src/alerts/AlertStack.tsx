import { useRef, type FocusEvent } from 'react';
import { Alert } from '../ui/Alert';
import { useRootClass } from '../ui/use-root-class';
import { alertDismissed, selectAlerts } from './alerts-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

/**
 * The messages to the shopper, newest last. Render it at the end of the page: it floats over the bottom edge and adds
 * space below.
 */
export function AlertStack() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const alerts = useAppSelector(selectAlerts);
  const stack = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  useRootClass('plp-shows-alerts', alerts.length > 0);

  const storeFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusBefore.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    // The clicked button is removed, so the focus moves to another alert, or to the element that had it before the
    // alerts.
    const buttons = stack.current?.querySelectorAll('button') ?? [];
    const next = [...buttons].findLast((_button, index) => alerts[index]?.id !== id);
    (next ?? focusBefore.current)?.focus();
    dispatch(alertDismissed(id));
  };
  return (
    // The handler hears of the focus of the buttons in it; the element itself takes none.
    <div className="plp-alert-stack" role="presentation" ref={stack} onFocus={storeFocus}>
      {alerts.map(({ id, variant, text }) => (
        <Alert
          key={id}
          variant={variant}
          close={{ label: texts.failure.closeAlert(variant), onClick: () => dismiss(id) }}
        >
          {text}
        </Alert>
      ))}
    </div>
  );
}
