/** Escape hides the tip of the button that is pointed at or has the focus, until its text changes. */
export function hideTipOnEscape(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape')
      document.querySelector('[data-tip]:is(:hover, :focus-visible)')?.removeAttribute('data-tip');
  });
}
