import styles from './surfaces.module.css';

export function Spinner({ label }: { readonly label: string }) {
  return (
    <div role="status">
      <div className={styles['spinner']} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
