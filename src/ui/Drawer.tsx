import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon';
import { useDismiss } from './use-dismiss';
import { useFocusInside } from './use-focus-inside';
import { useInertOutside } from './use-inert-outside';
import { useScrollLock } from './use-scroll-lock';
import { VisuallyHidden } from './VisuallyHidden';

type DrawerProps = {
  readonly id: string;
  /** Id of the heading that names the drawer. */
  readonly titleId: string;
  /** Value of `data-plp-brand`: the drawer renders outside the page's element, which has the brand's colours. */
  readonly theme: string;
  /** Of its texts, for the same reason. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly isAriaHidden: boolean;
  readonly onEscape: () => void;
  readonly onClose: () => void;
  /** Ids of elements; focus returns to the first that can take it. */
  readonly returnFocusTo: readonly string[];
  readonly children: ReactNode;
};

/** A dialog at the side of the screen, above everything else; it opens when it mounts. */
export function Drawer(props: DrawerProps) {
  const { id, titleId, theme, lang, dir, isAriaHidden, children, ...behaviour } = props;
  const shell = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useScrollLock();
  useInertOutside(shell);
  useFocusInside(panel, behaviour.returnFocusTo);
  useDismiss(panel, { onEscape: behaviour.onEscape, onOutside: behaviour.onClose });
  return createPortal(
    <div
      className="plp-drawer"
      data-plp-brand={theme}
      lang={lang}
      dir={dir}
      aria-hidden={isAriaHidden}
      ref={shell}
    >
      <div
        className="plp-drawer__panel"
        id={id}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        ref={panel}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

type DrawerButton = { readonly label: string; readonly onClick: () => void };

type DrawerHeaderProps = {
  readonly titleId: string;
  readonly title: string;
  readonly back?: DrawerButton | undefined;
  readonly close: DrawerButton;
};

export const DrawerHeader = ({ titleId, title, back, close }: DrawerHeaderProps) => (
  <div className="plp-drawer__header">
    {back && (
      <button type="button" className="plp-icon-button" onClick={back.onClick}>
        <Icon name="chevron-left" />
        <VisuallyHidden>{back.label}</VisuallyHidden>
      </button>
    )}
    <h2 className="plp-drawer__title" id={titleId} dir="auto">
      {title}
    </h2>
    <button type="button" className="plp-icon-button" onClick={close.onClick}>
      <Icon name="close" />
      <VisuallyHidden>{close.label}</VisuallyHidden>
    </button>
  </div>
);
