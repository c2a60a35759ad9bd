import type { Item, SectionProps } from '../../config/resolve/page-model.ts';
import { Heading, levelBelow } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PictureView } from '../../ui/PictureView.tsx';
import { sizesForHeight } from '../../ui/picture-sizes.ts';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Courses.module.css';
import type { courses } from './schema.ts';

/** Cards of courses, each one link that downloads the course's syllabus. */
export default function Courses({ section, heading }: SectionProps<typeof courses>) {
  const { id, title, text, items, download } = section;
  return (
    <div className="measure">
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.cards}>
        {items.map((course) => (
          // Search engines are told of this id; the underline keeps it apart from those of sections.
          <li key={course.id} id={`${id}_${course.id}`} className={styles.item}>
            <CourseCard course={course} level={levelBelow(heading)} download={download} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CourseCard({ course, level, download }: { course: Item<'courses'>; level: 2 | 3; download: string }) {
  const { name, description, logo, pdf, duration } = course;
  return (
    <a className={styles.card} href={`/assets/training/${pdf}`} download={pdf} data-download={name}>
      <div className={styles.head}>
        <PictureView picture={{ ...logo, alt: '' }} sizes={sizesForHeight(56, logo)} className={styles.logo} />
        <span className={styles.duration}>{duration}</span>
      </div>
      <div className={styles.words}>
        <Heading level={level} look={3}>
          {/* Names are of their own script: '.NET' begins with its point in every language. */}
          <bdi>{name}</bdi>
        </Heading>
        <Text className={styles.text}>{description}</Text>
      </div>
      <div className={styles.download}>
        <Icon name="tabler:download" size={18} />
        {download}
      </div>
    </a>
  );
}
