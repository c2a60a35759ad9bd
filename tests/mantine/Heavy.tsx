import styles from './Heavy.module.css';

/** A component that comes when it is needed. */
export default function Heavy() {
  return <p className={styles.heavy}>Heavy</p>;
}
