/** How large a picture is shown without scaling, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
