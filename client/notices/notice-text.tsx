import { type PropsWithChildren, useEffect, useRef, useState } from "react";
import * as styles from "./notices.css.ts";

/** Tolerance for the rounding of fractional pixels. */
const TOLERANCE = 1;

/**
 * The text of a notice. Where there is too little space for it, it scrolls, also by keyboard, and fades out at its end while
 * there is more.
 */
export function NoticeText({ children }: PropsWithChildren) {
  const ref = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState({ scrolls: false, hasMore: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const hidden = element.scrollHeight - element.clientHeight;
      setCut({ scrolls: hidden > TOLERANCE, hasMore: hidden - element.scrollTop > TOLERANCE });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  return (
    <div ref={ref} className={styles.text} data-has-more={cut.hasMore} tabIndex={cut.scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}
