import type { SectionProps } from '../../config/resolve/page-model.ts';
import { levelBelow } from '../../ui/Heading.tsx';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { PersonCard } from './PersonCard.tsx';
import type { team } from './schema.ts';
import styles from './Team.module.css';
import { useTeamCarousel } from './use-team-carousel.ts';

/** A looping carousel of people. Until React comes, and without script, it is a row to scroll sideways. */
export default function Team({ section, site, heading }: SectionProps<typeof team>) {
  const { id, title, text, items, autoplay } = section;
  const texts = site.texts.carousel;
  const position = (index: number) =>
    texts.position.replace('{index}', `${index + 1}`).replace('{count}', `${items.length}`);
  const carousel = useTeamCarousel(autoplay, site.dir);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and no set of fields
    <div
      ref={carousel.root}
      className={`measure ${styles.team}`}
      role="group"
      aria-roledescription={texts.roleDescription}
      aria-label={title}
      {...carousel.handlers}
    >
      <SectionIntro id={id} level={heading} title={title} text={text}>
        <CarouselControls carousel={carousel} texts={texts} rotates={carousel.rotates} />
      </SectionIntro>
      <div ref={carousel.viewport} className={styles.viewport}>
        <div className={styles.container}>
          {items.map((person, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
            <div
              key={person.id}
              className={styles.slide}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={position(index)}
            >
              <PersonCard person={person} level={levelBelow(heading)} texts={site.texts} />
            </div>
          ))}
        </div>
      </div>
      <div className="visually-hidden" aria-live="polite">
        {carousel.told !== undefined && `${items[carousel.told]?.name}, ${position(carousel.told)}`}
      </div>
    </div>
  );
}
