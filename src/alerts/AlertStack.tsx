import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureTexts } from '../storefront/texts/page';
import { Alert } from '../ui/Alert';
import { useRootClass } from '../ui/use-root-class';
import { alertDismissed, selectAlerts } from './alerts-slice';

/**
 * The messages to the shopper, newest last. It belongs at the end of the page: it floats above the bottom edge, and its
 * own space below everything else lets what it covers be scrolled clear.
 */
export function AlertStack() {
  const dispatch = useDispatch();
  const alerts = useSelector(selectAlerts);
  const stack = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useRootClass('plp-shows-alerts', alerts.length > 0);

  useEffect(() => {
    const element = stack.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);

  const dismiss = (id: string) => {
    // The button that was pressed goes: the focus moves to another alert's, or to what had it before the alerts.
    const buttons = stack.current?.querySelectorAll('button') ?? [];
    const next = [...buttons].findLast((_button, index) => alerts[index]?.id !== id);
    (next ?? cameFrom.current)?.focus();
    dispatch(alertDismissed(id));
  };
  return (
    <div className="plp-alert-stack" ref={stack}>
      {alerts.map(({ id, variant, text }) => (
        <Alert
          key={id}
          variant={variant}
          close={{ label: failureTexts.closeAlert(variant), onClick: () => dismiss(id) }}
        >
          {text}
        </Alert>
      ))}
    </div>
  );
}
