import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../ui/Alert';
import { useRootClass } from '../ui/use-root-class';
import { alertDismissed, selectAlerts } from './alerts-slice';
import { useTexts } from '../storefront/use-language';

/**
 * The messages to the shopper, newest last. Render it at the end of the page: it floats over the bottom edge and adds space
 * below.
 */
export function AlertStack() {
  const texts = useTexts();
  const dispatch = useDispatch();
  const alerts = useSelector(selectAlerts);
  const stack = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  useRootClass('plp-shows-alerts', alerts.length > 0);

  useEffect(() => {
    const element = stack.current;
    const storeFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) {
        focusBefore.current = relatedTarget;
      }
    };
    element?.addEventListener('focusin', storeFocus);
    return () => element?.removeEventListener('focusin', storeFocus);
  }, []);

  const dismiss = (id: string) => {
    // The clicked button is removed, so the focus moves to another alert, or to the element that had it before the alerts.
    const buttons = stack.current?.querySelectorAll('button') ?? [];
    const next = [...buttons].findLast((_button, index) => alerts[index]?.id !== id);
    (next ?? focusBefore.current)?.focus();
    dispatch(alertDismissed(id));
  };
  return (
    <div className="plp-alert-stack" ref={stack}>
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
