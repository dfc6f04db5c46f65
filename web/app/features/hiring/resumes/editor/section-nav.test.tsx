import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aResume } from '../../../../../test/a-resume.ts';
import { SectionNav } from './section-nav.tsx';

it('scrolls the current section to the left edge of a narrow list', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(this.hasAttribute('aria-current') ? 846 : 16);
  });
  const resume = aResume();
  const { container } = render(
    <SectionNav
      completeness={resume.completeness}
      content={resume}
      current="coverLetter"
      onChoose={() => undefined}
    />,
  );
  expect(container.querySelector('ol')?.scrollLeft).toBe(806);
});
