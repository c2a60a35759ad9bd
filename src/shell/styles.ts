// The order of these is the order of the cascade: Mantine's layer, tokens, document defaults; sections come after.
import './mantine.css';
import './tokens.css';
import './base.css';
