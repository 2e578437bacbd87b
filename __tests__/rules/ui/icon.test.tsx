import { ArrowRight } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import styled from 'styled-components';
import { mergeStyles } from '#styles/merge-styles.ts';
import { POINTS_ALONG } from '#styles/points-along.ts';
import { Icon } from '#ui/icon.tsx';

/** Components of a build have such an id. */
const RedIcon = styled(Icon).withConfig({ componentId: 'sc-red-0' })`
  color: red;
`;

test.each([Icon, RedIcon])(
  'only an arrow along the text turns around on a finished page',
  (Arrow) => {
    const page = renderToStaticMarkup(
      <p>
        <Arrow icon={ArrowRight} />
        <Arrow icon={ArrowRight} pointsAlong />
      </p>,
    );
    const arrows = mergeStyles(page).match(/<svg[^>]*>/g) ?? [];
    expect(arrows.map((arrow) => arrow.includes(POINTS_ALONG))).toEqual([false, true]);
  },
);
