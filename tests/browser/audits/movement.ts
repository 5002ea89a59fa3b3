declare global {
  interface Window {
    /** Animated elements, with the duration in ms. */
    readonly moved: string[];
  }
}

/** Runs in the page, before any other script. */
export function recordMovement(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  for (const type of ["transitionrun", "animationstart"]) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const duration = Number(animation.effect?.getComputedTiming().duration);
        const isByTime = animation.timeline instanceof DocumentTimeline;
        if (isByTime && duration > 1) moved.push(`${target.localName}: ${duration}`);
      }
    });
  }
}
